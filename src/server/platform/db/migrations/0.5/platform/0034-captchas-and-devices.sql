-- Captchas with proof of work, the devices and addresses that an account has logged in from, and interface passwords as
-- hashes.

-- Captchas live for two minutes: those before this version have no challenge.
delete from captcha;
alter table captcha
  -- the cost of its proof of work doubles with each level
  add column level integer not null default 0,
  add column has_picture boolean not null default true;

-- Generated once per installation, the same on every node.
create table installation_secret (
  name text primary key,
  secret text not null
);

-- Failures of strangers do not delay these clients.
create table known_client (
  user_id integer not null references account on delete cascade,
  -- device:<sha256 of the token in its cookie> or address:<network>
  client text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, client)
);
create index known_client_client on known_client (client);
create index known_client_seen on known_client (seen_at);

-- Users who are signed in during the update keep their address.
insert into known_client (user_id, client)
  select distinct user_id, 'address:' || address from session where address ~ '^\d+\.\d+\.\d+\.\d+$';

-- Old rows are deleted.
create index login_failure_updated on login_failure (updated_at);
create index sms_total_since on sms_total (since);

-- Kept as argon2id. No call has ever stored a plain one; one that was entered by hand is removed.
alter table account
  drop column interface_password,
  add column interface_password_hash text;
