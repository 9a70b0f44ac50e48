import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { hackathonsContract } from '../contract.ts';
import { hackathonsDeskContract } from '../desk.contract.ts';
import { hackathonCalendar } from './calendar.service.ts';
import {
  changeHackathon,
  deskHackathons,
  oneForDesk,
  setPublished,
  writeHackathon,
} from './desk.service.ts';
import {
  askForMentor,
  participation,
  register,
  withdraw,
  withdrawMentorship,
} from './participation.service.ts';
import {
  decideRequest,
  mentorshipRequests,
  mentorshipTable,
  registrations,
  registrationsTable,
} from './people.service.ts';
import { hackathons, oneHackathon } from './service.ts';

const saved = (text: string, name: string): Answer =>
  new Answer(text, { headers: { 'content-disposition': `attachment; filename="${name}"` } });

export const hackathonsApi = implement(hackathonsContract, {
  'GET /hackathons': ({ ctx, query }) => hackathons(ctx, query),
  'GET /hackathons/{id}': ({ ctx, params }) => oneHackathon(ctx, params.id),
  'GET /hackathons/{id}/calendar': async ({ params }) =>
    saved(await hackathonCalendar(params.id), `${params.id}.ics`),
  'GET /hackathons/{id}/participation': ({ ctx, params }) => participation(ctx, params.id),
  'PUT /hackathons/{id}/registration': ({ ctx, params }) => register(ctx, params.id),
  'DELETE /hackathons/{id}/registration': ({ ctx, params }) => withdraw(ctx, params.id),
  'POST /hackathons/{id}/mentorship': ({ ctx, params, body }) =>
    askForMentor(ctx, { ...body, id: params.id }),
  'DELETE /hackathons/{id}/mentorship': ({ ctx, params }) => withdrawMentorship(ctx, params.id),
});

export const hackathonsDeskApi = implement(hackathonsDeskContract, {
  'GET /admin/hackathons': ({ ctx, query }) => deskHackathons(ctx, query.page),
  'POST /admin/hackathons': ({ ctx, body }) => writeHackathon(ctx, body),
  'GET /admin/hackathons/{id}': ({ ctx, params }) => oneForDesk(ctx, params.id),
  'PUT /admin/hackathons/{id}': ({ ctx, params, body }) =>
    changeHackathon(ctx, { ...body, id: params.id }),
  'PUT /admin/hackathons/{id}/publication': ({ ctx, params, body }) =>
    setPublished(ctx, { ...body, id: params.id }),
  'GET /admin/hackathons/{id}/registrations': ({ params, query }) =>
    registrations({ id: params.id, page: query.page }),
  'GET /admin/hackathons/{id}/mentorship-requests': ({ params, query }) =>
    mentorshipRequests({ id: params.id, page: query.page }),
  'POST /admin/mentorship-requests/{id}/decision': ({ ctx, params, body }) =>
    decideRequest(ctx, { ...body, id: params.id }),
  'POST /admin/hackathons/{id}/registration-tables': async ({ ctx, params }) =>
    saved(await registrationsTable(ctx, params.id), `${params.id}-registrations.csv`),
  'POST /admin/hackathons/{id}/mentorship-tables': async ({ ctx, params }) =>
    saved(await mentorshipTable(ctx, params.id), `${params.id}-mentorship.csv`),
});
