-- An order has one invoice or receipt. Each part of it that goes back by itself has a note of its own.
alter table documents drop constraint documents_order_id_kind_key;
create unique index documents_of_sales on documents (order_id) where about is null;
create index documents_about on documents (about) where about is not null;
