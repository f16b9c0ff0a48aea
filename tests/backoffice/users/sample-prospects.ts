import type { ProspectRecord } from '../../../src/backoffice/users/prospects/prospect-record.ts';
import type { Remark } from '../../../src/contract/users/remark-schemas.ts';

export function prospect(userId: number, more: Partial<ProspectRecord> = {}): ProspectRecord {
  return {
    userId,
    nameOrPhone: `user${userId} 139****0001`,
    username: `user${userId}`,
    userRealname: null,
    companyName: `Garage ${userId}`,
    phoneNum: '139****0001',
    agencyCode: 'S01',
    createdAt: '2026-11-01T02:00:00.000Z',
    ownerId: 2,
    ownerName: 'Zhou',
    intention: 11,
    nextStep: 'Send the offer',
    dueOn: null,
    remarkedAt: null,
    rowVersion: 3,
    ...more,
  };
}

export function remark(id: number, more: Partial<Remark> = {}): Remark {
  return {
    id,
    userId: 1,
    operatorId: 2,
    operatorName: 'Zhou',
    remarks: `Remark ${id}`,
    intention: null,
    nextStep: '',
    dueOn: null,
    createdAt: '2026-11-20T02:00:00.000Z',
    updatedAt: '2026-11-20T02:00:00.000Z',
    canEdit: true,
    rowVersion: 1,
    ...more,
  };
}

export const choices = {
  intentions: [
    { id: 11, name: 'High' },
    { id: 12, name: 'Low' },
  ],
  owners: [
    { userId: 2, name: 'Zhou', agencyCode: 'S01' },
    { userId: 3, name: 'Chen', agencyCode: 'S02' },
  ],
  ownId: 2,
};

export const counts = [
  { intention: 11, prospects: 2, overdue: 1 },
  { intention: null, prospects: 5, overdue: 0 },
];
