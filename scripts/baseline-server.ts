// The yardstick of `npm run bench`: raw node:http answering with one file's bytes and nothing else.
// Arguments: file, headers as JSON.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = '', headers = '{}'] = process.argv;
const body = readFileSync(file);
const fixed = {
  ...(JSON.parse(headers) as Record<string, string>),
  'content-length': String(body.length),
};
const server = createServer((_, response) => {
  response.writeHead(200, fixed);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
