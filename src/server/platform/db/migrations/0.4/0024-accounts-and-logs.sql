-- What a registration fills in of a profile was written down under a name that no profile reads.
update account set perfected = array_replace(perfected, 'user', 'userPerfect') where 'user' = any(perfected);

-- The newest first, by when it was done; and what is older than a year goes.
create index operation_log_company_time on operation_log (company_id, logged_at desc, log_id desc);
create index operation_log_user_time on operation_log (user_id, logged_at desc, log_id desc);
create index operation_log_time on operation_log (logged_at);
drop index operation_log_company;
drop index operation_log_user;
