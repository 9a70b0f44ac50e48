import { beforeEach } from 'vitest';
import { emptyTestDatabase } from './database.ts';

beforeEach(emptyTestDatabase);
