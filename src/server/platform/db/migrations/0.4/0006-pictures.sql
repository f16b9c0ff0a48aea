-- Pictures by phone: a ticket for each QR code, and how often someone asks for pictures to be read.

create table picture_ticket (
  -- sha256 of the id, in hex: the id itself is known to the screen and to the phone alone
  ticket_hash text primary key,
  user_id integer not null references account on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'opened', 'received', 'read', 'used')),
  -- why the last picture could not be read
  problem_code text,
  -- what was read, as JSON, from then until the waiting screen has fetched it: VIN and vehicle, nothing of the owner
  reading text,
  uploads integer not null default 0,
  expires_at timestamptz not null
);
create index picture_ticket_account on picture_ticket (user_id);
create index picture_ticket_expires on picture_ticket (expires_at);

create table picture_use (
  -- account:id, address:ip and the like
  key text primary key,
  uses integer not null,
  since timestamptz not null default now()
);
create index picture_use_since on picture_use (since);
