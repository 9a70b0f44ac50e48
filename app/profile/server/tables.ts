export interface PhotosTable {
  uid: string;
  name: string;
  /** WebP, 512 px square. */
  picture: Buffer;
  /** WebP, 128 px square. */
  small: Buffer;
  uploaded_at: Date;
}

export interface ProfileTables {
  photos: PhotosTable;
}
