/** The messages of searches for vehicles and their parts. */
export const searchCodeMessages = {
  '200200': {
    zh: '车架号校验位不符，请核对后再查',
    en: 'The check digit of this VIN does not match. Please check the VIN',
  },
  '200201': {
    zh: '该车架号属于其他车型，请按车架号重新查询，或不带车架号打开该车型',
    en: 'This VIN belongs to another model. Search by the VIN, or open this vehicle without it',
  },
  '300341': { zh: '该车型没有这种配件', en: 'This vehicle does not have this part' },
};
