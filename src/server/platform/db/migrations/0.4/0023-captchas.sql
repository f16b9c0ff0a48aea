-- A picture for everyone who is asked, and not one for everyone behind an address. None is older than two minutes.
drop table captcha;
create table captcha (
  -- random; told to whoever was shown the picture
  captcha_id text primary key,
  -- that it was raised for
  address text not null,
  answer_hash text not null,
  is_solved boolean not null default false,
  raised_at timestamptz not null,
  expires_at timestamptz not null
);
create index captcha_address on captcha (address, raised_at);
create index captcha_expires_at on captcha (expires_at);
