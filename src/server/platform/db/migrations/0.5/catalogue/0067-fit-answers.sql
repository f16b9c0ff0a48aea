-- What a company's users know of a vehicle: answers to the questions that decide which parts fit it.
create table fit_answer (
  -- The main account.
  company_id integer not null references account on delete cascade,
  -- vin:<VIN>, or vehicle:<id> for look-ups without a VIN, which expire.
  subject text not null,
  -- The fact: see FitKey in contract/parts/fit-schemas.ts.
  key text not null,
  value text not null,
  -- As they were shown to the user who answered.
  question text not null,
  answer text not null,
  answered_by integer references account on delete set null,
  answered_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (company_id, subject, key)
);
create index fit_answer_expired on fit_answer (expires_at) where expires_at is not null;
