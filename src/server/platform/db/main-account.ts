/** Whether an account is a sub account whose main account is disabled, as SQL. */
export const isMainDisabled = (account: string) => `exists (select from account main
  where ${account}.acct_level <> 0 and main.user_id = ${account}.parent_id and main.is_disabled)`;
