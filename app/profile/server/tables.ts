export interface PhotosTable {
  uid: string;
  name: string;
  /** Its file in the store: square WebP, 512 and 128 px wide. Null until a job has moved it there. */
  media_id: string | null;
  /** The bytes of one that waits for this, in these two widths. */
  picture: Buffer | null;
  small: Buffer | null;
  uploaded_at: Date;
}

export interface ProfileTables {
  photos: PhotosTable;
}
