-- When the payment service was last asked about a purchase, named as the vocabulary of times has it.
alter table purchase rename column asked_at to checked_at;
