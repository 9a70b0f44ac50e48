import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { onTestFinished } from 'vitest';
import type { FileOnDisk } from '#app/platform/file-on-disk.ts';

export interface ItemMade {
  title?: string;
  resource?: string;
  items?: readonly ItemMade[];
}
export interface ResourceMade {
  id: string;
  type: string;
  href?: string;
  files?: readonly string[];
}
export interface CartridgeMade {
  title?: string;
  schema?: string;
  version?: string;
  items?: readonly ItemMade[];
  resources?: readonly ResourceMade[];
  files?: Record<string, string | Uint8Array>;
  /** In place of the manifest. */
  manifest?: string;
}

const itemText = ({ title, resource, items = [] }: ItemMade): string =>
  `<item identifier="i"${resource ? ` identifierref="${resource}"` : ''}>${
    title === undefined ? '' : `<title>${title}</title>`
  }${items.map(itemText).join('')}</item>`;

const resourceText = ({ id, type, href, files = href ? [href] : [] }: ResourceMade): string =>
  `<resource identifier="${id}" type="${type}"${href ? ` href="${href}"` : ''}>${files
    .map((file) => `<file href="${file}"/>`)
    .join('')}</resource>`;

export const manifestText = ({
  title = 'Sell by chat',
  schema = 'IMS Common Cartridge',
  version = '1.3.0',
  items = [],
  resources = [],
}: CartridgeMade): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest">
<metadata><schema>${schema}</schema><schemaversion>${version}</schemaversion>
<lom:lom><lom:general><lom:title><lom:string>${title}</lom:string></lom:title></lom:general></lom:lom></metadata>
<organizations><organization identifier="o" structure="rooted-hierarchy"><item identifier="root">${items
  .map(itemText)
  .join('')}</item></organization></organizations>
<resources>${resources.map(resourceText).join('')}</resources></manifest>`;

/** A file as the door gives it to a handler, until the test ends. */
export function onDisk(bytes: Uint8Array): FileOnDisk {
  const place = join(tmpdir(), randomUUID());
  writeFileSync(place, bytes);
  const descriptor = openSync(place, 'r');
  rmSync(place);
  onTestFinished(() => closeSync(descriptor));
  return { descriptor, size: bytes.length };
}

/** A package that some tool might have exported. */
export const packed = (made: CartridgeMade, more: Zippable = {}): Buffer =>
  Buffer.from(
    zipSync(
      {
        'imsmanifest.xml': strToU8(made.manifest ?? manifestText(made)),
        ...Object.fromEntries(
          Object.entries(made.files ?? {}).map(([path, file]) => [
            path,
            typeof file === 'string' ? strToU8(file) : file,
          ]),
        ),
        ...more,
      },
      // The same package has the same bytes whenever it is made.
      { level: 0, mtime: '2026-11-26' },
    ),
  );

const webcontent = (id: string, href: string): ResourceMade => ({ id, type: 'webcontent', href });

/** One stage with these pages, by name. */
export const pagesMade = (pages: Record<string, string>): CartridgeMade => ({
  items: [
    {
      title: 'First steps',
      items: Object.keys(pages).map((title) => ({ title, resource: title })),
    },
  ],
  resources: Object.keys(pages).map((name) => webcontent(name, `pages/${name}.html`)),
  files: Object.fromEntries(
    Object.entries(pages).map(([name, html]) => [`pages/${name}.html`, html]),
  ),
});
