import type { billingCalls } from '../../../contract/billing/calls.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Settings } from '../../platform/settings.ts';
import { listOffers, listOwned, readRetail, readUsage, startTrial } from './repository.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
  /** The account whose packages are used. */
  holderOf(userId: number): Promise<{ holderId: number; isShared: boolean } | undefined>;
  /** A payment service is configured. */
  isPayable: boolean;
}

const retailDescription = {
  'zh-CN': '开通后，可在配件价格中查看原厂件、品牌件和配套件的电商价格与来源日期。',
  en: 'Part prices then include e-commerce prices of original, brand and OE supplier parts, each with its source and date.',
} as const;

export function packageRoutes({ db: { sql: db }, settings, holderOf, isPayable }: Dependencies) {
  const retailOf = async ({ session, language }: AuthedContext) => {
    const row = await readRetail(db, session.userId);
    if (row === undefined) throw new Refusal('900404');
    const { isActive, expiresAt, hasTried, isSub } = row;
    return {
      description: retailDescription[language],
      isActive,
      expiresAt,
      // No trial during a paid service: its days would be lost.
      canTry: !hasTried && !isSub && !isActive && settings.get('ePrices.isOn'),
      trialDays: settings.get('ePrices.trialDays'),
    };
  };
  return handlersOf<typeof billingCalls>()({
    async purchasePackageList(_body, { session: { userId, roleId }, platform, language }) {
      const packages = await listOffers(db, { userId, roleId, platform, language });
      return { packages, usage: await readUsage(db, userId), isPayable };
    },
    async ownedPackageList(_body, { session, language }) {
      const holder = await holderOf(session.userId);
      if (holder === undefined) throw new Refusal('900404');
      return { rows: await listOwned(db, holder.holderId, language), isShared: holder.isShared };
    },
    getRetailDesc: (_body, context) => retailOf(context),
    async saveRetail(_body, context) {
      const { userId, acctLevel } = context.session;
      if (acctLevel !== 0) throw new Refusal('500701');
      if (!settings.get('ePrices.isOn')) throw new Refusal('800014');
      if (!(await startTrial(db, userId, settings.get('ePrices.trialDays')))) throw new Refusal('500708');
      return retailOf(context);
    },
  });
}
