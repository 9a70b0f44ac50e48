import { implement } from '#app/platform/http.ts';
import { mediaContract } from '../contract.ts';
import { googlePicturesContract } from '../google-pictures.contract.ts';
import { pictureOfGoogle } from './google-pictures.service.ts';
import { describe, listMedia, mediaDetails, pictureAddress, remove } from './service.ts';
import { beginUpload, endUpload, unfinishedUploads } from './uploads.service.ts';
import { setCaptions, setPoster } from './videos.service.ts';

export const mediaApi = implement(mediaContract, {
  'GET /media': ({ ctx, query }) => listMedia(ctx, query),
  'GET /media/{id}': ({ ctx, params }) => mediaDetails(ctx, params.id),
  'GET /media/{id}/address': ({ ctx, params }) => pictureAddress(ctx, params.id),
  'PUT /media/{id}': ({ ctx, params, body }) => describe(ctx, { ...params, ...body }),
  'DELETE /media/{id}': ({ ctx, params }) => remove(ctx, params.id),
  'PUT /media/{id}/poster': ({ ctx, params, file }) => setPoster(ctx, params.id, file),
  'PUT /media/{id}/captions': ({ ctx, params, body }) => setCaptions(ctx, { ...params, ...body }),
  'GET /media-uploads': ({ ctx }) => unfinishedUploads(ctx),
  'POST /media-uploads': ({ ctx, body }) => beginUpload(ctx, body),
  'POST /media-uploads/{id}/end': ({ ctx, params }) => endUpload(ctx, params.id),
});

export const googlePicturesApi = implement(googlePicturesContract, {
  'POST /media/google-pictures': ({ body }) => pictureOfGoogle(body.address),
});
