-- When a refund failed that somebody had made on the gateway's own dashboard. From then on, only the
-- list of a payment's refunds says how much of it went back.
alter table payments add column refund_failed_at timestamptz;

-- What was noted as refunded, and has not gone back after all.
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check check (kind in
  ('invoice', 'credit-note', 'debit-note', 'receipt', 'refund-note', 'reversal-note'));
