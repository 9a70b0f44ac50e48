-- A common word is in hundreds of courses. Those with it in their title come first, and are found by this.
alter table catalogue_entries add column title_words tsvector not null generated always as (words_of(title)) stored;
create index catalogue_entries_by_title_words on catalogue_entries using gin (title_words);
