export const hackathonsPath = '/hackathon';
export const hackathonPath = (id: string): string => `${hackathonsPath}/${id}`;

/** The sections of a hackathon's page: register, find a team, ask for a mentor. */
export const registrationPath = (id: string): string => `${hackathonPath(id)}#registration`;
export const teamBoardPath = (id: string): string => `${hackathonPath(id)}#team-board`;
export const mentorshipPath = (id: string): string => `${hackathonPath(id)}#mentorship`;

/** The event as a calendar file; a public address, since everyone may have it. */
export const calendarAddress = (id: string): string => `/api/hackathons/${id}/calendar`;
export const deskPath = '/admin/hackathons';
