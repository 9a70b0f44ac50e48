/** A course in preparation that has a page, and what its authors say there. */
export interface AnnouncedCoursesTable {
  course_id: string;
  words: string;
  points: string[];
  /** In the author's own words; may be empty. */
  opens: string;
  announced_at: Date;
}

/** An address that wants to know when a course opens. */
export interface WaitingAddressesTable {
  id: string;
  course_id: string;
  email: string;
  /** The last time. */
  asked_at: Date;
  confirmed_at: Date | null;
}

/** Of a mailed link that confirms the address, or deletes it. */
export interface WaitingCodesTable {
  code_hash: string;
  waiting_id: string;
  created_at: Date;
}

export interface AnnouncementsTables {
  announced_courses: AnnouncedCoursesTable;
  waiting_addresses: WaitingAddressesTable;
  waiting_codes: WaitingCodesTable;
}
