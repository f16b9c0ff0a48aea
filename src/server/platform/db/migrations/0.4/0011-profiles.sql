-- What an account tells of its owner, and which parts of it were filled in.

alter table account
  -- entries of the dictionaries 公司类型, 职业标签, 渠道
  add column company_type text,
  add column job_flag text,
  add column how_know_epc text,
  add column business_desc text,
  -- whether the owner would like to be called
  add column has_communication boolean,
  -- the seven parts of a profile that were filled in: user, companyMessage, companyType, job, howKnow, businessDesc,
  -- communication
  add column perfected text[] not null default '{}',
  add column platform text not null default 'easyEpc' check (platform in ('easyEpc', 'qpzj'));
