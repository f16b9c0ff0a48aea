/** The demo's accounts. The phone numbers are samples; no message is sent to them. */
export const demoAccounts = {
  password: 'Epc#2026demo',
  accounts: [
    { username: 'admin', roleValue: 4, phoneNum: '13900000001', who: 'manager: every power' },
    { username: 'seller', roleValue: 3, phoneNum: '13900000002', who: 'sales staff' },
    { username: 'agent', roleValue: 2, phoneNum: '13900000003', who: 'agent' },
    { username: 'shop', roleValue: 1, phoneNum: '13900000004', who: 'repair shop, main account' },
    { username: 'mechanic', roleValue: 1, phoneNum: '13900000005', who: 'sub account of shop, shares its lookups' },
    { username: 'apprentice', roleValue: 1, phoneNum: '13900000006', who: 'sub account of shop, with an allocation' },
    { username: 'parts', roleValue: 1, phoneNum: '13900000007', who: 'sub account of shop, shares its lookups' },
    { username: 'visitor', roleValue: 1, phoneNum: '13900000008', who: 'general user, free lookups only' },
  ],
} as const;
