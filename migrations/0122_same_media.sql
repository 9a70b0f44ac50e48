-- Finds a file that somebody has stored before.
create index media_same on media (owner, fingerprint) where purpose = 'lesson';
