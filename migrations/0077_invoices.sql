-- Tax invoices and receipts of payments, and the notes of their refunds.

-- Who sells, from when: rows are only added, and the newest holds.
create table sellers (
  id text primary key,
  since timestamptz not null,
  set_by text not null,
  name text not null,
  address text not null,
  state text not null check (state ~ '^[0-9]{2}$'),
  -- Null: not registered, so that receipts are issued instead of tax invoices.
  gstin text,
  sac text not null check (sac ~ '^[0-9]{6}$'),
  rate_percent integer not null check (rate_percent between 0 and 28)
);
create index sellers_newest on sellers (since desc, id desc);

-- What a buyer wants on the next document.
create table billing_details (
  uid text primary key references users (uid),
  name text not null,
  address text not null,
  state text check (state ~ '^[0-9]{2}$'),
  gstin text,
  changed_at timestamptz not null
);

-- The last number of each series. Its row is locked until the document is committed with what it is
-- about, so that no number is left out.
create table document_series (
  series text primary key,
  last integer not null check (last >= 1)
);

create table documents (
  id text primary key,
  number text not null unique check (char_length(number) <= 16),
  kind text not null check (kind in ('invoice', 'credit-note', 'receipt', 'refund-note')),
  series text not null references document_series (series),
  serial integer not null,
  order_id text not null references orders (id),
  uid text not null references users (uid),
  issued_at timestamptz not null,
  -- The document that a refund's note is about.
  about text references documents (number),
  total_paise integer not null,
  taxable_paise integer not null,
  cgst_paise integer not null,
  sgst_paise integer not null,
  igst_paise integer not null,
  -- Everything else that is written on it.
  facts jsonb not null,
  -- Name and address of the buyer: the only part that an erased account takes with it.
  buyer jsonb not null,
  unique (series, serial),
  unique (order_id, kind),
  check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  check ((about is null) = (kind in ('invoice', 'receipt')))
);
create index documents_by_day on documents (issued_at, number);
create index documents_of_person on documents (uid);

create function keep_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer' then return new; end if;
  raise exception 'an issued document never changes';
end $$;
create trigger documents_never_change before update or delete on documents
  for each row execute function keep_documents();
create index documents_of_gateway_order on documents ((facts -> 'order' ->> 'id'));
