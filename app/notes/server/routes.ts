import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { notesContract } from '../contract.ts';
import { notesFile } from './notes-file.service.ts';
import { myNotes } from './my-notes.service.ts';
import { bookmarkLesson, deleteNote, notesOnLesson, removeBookmark, saveNote } from './service.ts';

export const notesApi = implement(notesContract, {
  'GET /notes': ({ ctx, query }) => myNotes(ctx, query),
  'GET /notes/file': ({ ctx }) =>
    new Answer(notesFile(ctx), {
      headers: { 'content-disposition': 'attachment; filename="notes.md"' },
    }),
  'GET /notes/lessons/{id}': ({ ctx, params }) => notesOnLesson(ctx, params.id),
  'PUT /notes/{id}': ({ ctx, params, body }) => saveNote(ctx, { ...params, ...body }),
  'DELETE /notes/{id}': ({ ctx, params }) => deleteNote(ctx, params.id),
  'PUT /bookmarks/{id}': ({ ctx, params }) => bookmarkLesson(ctx, params.id),
  'DELETE /bookmarks/{id}': ({ ctx, params }) => removeBookmark(ctx, params.id),
});
