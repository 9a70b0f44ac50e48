-- Where a tool's price was read, and on which day. Prices written before this have neither.
alter table ai_tools
  add column price_source text check (price_source like 'https://%'),
  add column price_as_of date;
