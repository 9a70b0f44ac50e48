import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { toolkitContract } from '../contract.ts';
import { lessonFilesContract } from '../lesson-files.contract.ts';
import { formatTypes } from '../topics.ts';
import { lessonFiles } from './lesson-files.service.ts';
import { toolkit, toolkitFile } from './service.ts';

export const toolkitApi = implement(toolkitContract, {
  'GET /toolkit': ({ ctx, query }) => toolkit(ctx, query),
  'GET /toolkit/files/{slug}': async ({ ctx, params }) => {
    const { text, name, format } = await toolkitFile(ctx, params.slug);
    return new Answer(text, {
      file: formatTypes[format],
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    });
  },
});

export const lessonFilesApi = implement(lessonFilesContract, {
  'GET /toolkit/lesson-files': ({ ctx, query }) => lessonFiles(ctx, query),
});
