export interface FounderTasksTable {
  uid: string;
  task: string;
  done: boolean;
  notes: string;
  version: number;
  changed_at: Date;
}

export interface StartupProfilesTable {
  uid: string;
  name: string;
  promise: string;
  problem: string;
  audience: string;
  solution: string;
  traction: string;
  team: string;
  ask: string;
  website: string | null;
  email: string;
  version: number;
  changed_at: Date;
  share_key: string | null;
  shared_at: Date | null;
}

export interface FoundersHubTables {
  founder_tasks: FounderTasksTable;
  startup_profiles: StartupProfilesTable;
}
