import { Icon } from '#app/ui/base/icon.tsx';
import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { forgetIdentity } from '#app/shared/identity.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { ownAccountContract, SessionAnswer } from '../own-account.contract.ts';
import './session-list.css';

const call = api<typeof ownAccountContract>();

/** Where the person is signed in, with buttons to end each other session, all others, or all. */
export function SessionList({ sessions }: { sessions: readonly SessionAnswer[] }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const { text, submit } = useSubmission({ onRefused: () => void revalidate() });
  const told = async (text: string) => {
    toast.success(text);
    await revalidate();
    // The pressed button disappears with its row.
    list.current?.focus();
  };
  const end = ({ sessionId, device }: SessionAnswer) =>
    submit(async () => {
      await call('DELETE /account/sessions/{sessionId}', { params: { sessionId } });
      await told(`${device} is signed out`);
    });
  const endOthers = () =>
    submit(async () => {
      await call('DELETE /account/sessions', { query: { keep: 'this' } });
      await told('Signed out everywhere else');
    });
  const endAll = () =>
    submit(async () => {
      await call('DELETE /account/sessions', { query: {} });
      forgetIdentity();
      toast.success('Signed out everywhere');
      await navigate('/login');
      // The guard has stored this page, but someone who signs out has not asked to come back to it.
      storedRedirect.take();
    });

  return (
    <Card className="session-list">
      <ul ref={list} tabIndex={-1} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <Icon name="monitor-smartphone" />
            <div>
              <p className="strong row">
                {session.device}
                {session.current && <Badge kind="ok">This browser</Badge>}
              </p>
              <p className="text-small text-soft">
                {session.current ? (
                  'In use now'
                ) : (
                  <>
                    Last used <LocalTime instant={session.lastUsedAt} />
                  </>
                )}
              </p>
              <p className="text-small text-soft">
                Signed in <LocalTime instant={session.createdAt} />
              </p>
            </div>
            {!session.current && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Sign out ${session.device}`}
                onClick={() => end(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormNote>{text}</FormNote>
      <div className="row session-list-all">
        {sessions.length > 1 && (
          <Button variant="secondary" onClick={endOthers}>
            Sign out everywhere else
          </Button>
        )}
        <Button variant="danger" onClick={endAll}>
          Sign out everywhere
        </Button>
      </div>
    </Card>
  );
}
