import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayingAs } from './paying-as.tsx';

const profile = { displayName: 'Asha Rao', email: 'asha@example.in', photoURL: null };
const shown = (setup: { ready: boolean; script: string | null }) =>
  renderToString(<PayingAs profile={profile} setup={{ sandbox: false, most: null, ...setup }} />);

test('the checkout says where a buyer pays, and nothing while payments are not set up', () => {
  const window = shown({ ready: true, script: 'https://checkout.example/v1.js' });
  expect(window).toMatch(/You will finish .*in.* secure.*window/);
  expect(shown({ ready: true, script: null })).toMatch(/You will finish .*on.* secure.*page/);
  expect(shown({ ready: false, script: null })).not.toContain('You will finish');
});
