-- A course's cover may be a picture of the library: '/media/ID/960.webp'.
create index courses_by_media on courses using gin (media_in(image)) where image like '/media/%';
