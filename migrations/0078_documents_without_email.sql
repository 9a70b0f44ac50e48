-- No document prints the buyer's e-mail address, and one issued to a GSTIN would have kept it after
-- the account was erased.
update documents set buyer = buyer - 'email';
