import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { BusyRocket } from '#app/ui/frame/busy-rocket.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Drawer } from '#app/ui/dialog/drawer.tsx';
import { FullScreenLoader } from '#app/ui/frame/full-screen-loader.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { Menu, MenuGroup } from '#app/ui/dialog/menu.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { SkeletonGrid } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { KitGroup, KitSection } from './kit-section.tsx';

function Messages() {
  return (
    <>
      <KitGroup title="Toasts, gone in 3 seconds">
        <div className="row">
          <Button variant="quiet" onClick={() => toast.success('Code SPRING30 has been copied')}>
            Success
          </Button>
          <Button
            variant="quiet"
            onClick={() => toast.error('Failed to initiate payment. Please try again.')}
          >
            Error
          </Button>
          <Button variant="quiet" onClick={() => toast.warning('Failed to copy code')}>
            Warning
          </Button>
          <Button variant="quiet" onClick={() => toast.info('Payment cancelled')}>
            Info
          </Button>
        </div>
      </KitGroup>
      <KitGroup title="Notes">
        <Note kind="bad">Network error. Please check your connection.</Note>
        <Note kind="warn">Payment cancelled. Nothing was charged.</Note>
        <Note kind="info">Please log in to verify referral code. Your plan is saved.</Note>
        <Note kind="ok">Password meets all requirements</Note>
      </KitGroup>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'wide' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <KitGroup title="Dialog, drawer, menu">
      <div className="row">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('wide')}>
          Open wide dialog
        </Button>
        <IconButton
          label="Open menu"
          icon={<Icon name="menu" />}
          outlined
          onClick={() => setOpen('drawer')}
        />
        <Menu
          triggerClassName="kit-menu-trigger"
          trigger={
            <>
              Courses <Icon name="chevron-down" />
            </>
          }
        >
          <MenuGroup>
            <li>
              <AppLink className="menu-item" to="/courses">
                <Icon name="layout-grid" />
                Browse all tutorials
              </AppLink>
            </li>
          </MenuGroup>
          <MenuGroup>
            <li>
              <button type="button" className="menu-item">
                <Icon name="log-out" />
                Sign out
              </button>
            </li>
          </MenuGroup>
        </Menu>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Delete the draft?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <p className="text-soft">The lessons in it go with it.</p>
      </Dialog>
      <Dialog
        open={open === 'wide'}
        onClose={close}
        wide
        art={<div className="kit-strip field-genda" />}
        title="Build for Bharat"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => toast.success('Seat saved')}>Save seat</Button>
          </>
        }
      >
        <TextField label="Team name" />
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        label="Menu"
        footer={
          <ButtonLink to="/login" variant="secondary" block>
            Login
          </ButtonLink>
        }
      >
        <ul>
          <li>
            <AppLink className="menu-item" to="/courses">
              Courses
            </AppLink>
          </li>
        </ul>
      </Drawer>
    </KitGroup>
  );
}

function Waiting() {
  return (
    <KitGroup title="Waiting">
      <p className="row">
        <BusyRocket /> Saving your seat
      </p>
      <SkeletonGrid count={3} label="Loading courses" />
      <Card className="kit-loader">
        <FullScreenLoader inset />
      </Card>
    </KitGroup>
  );
}

export const KitFeedback = () => (
  <KitSection title="Feedback">
    <Messages />
    <Overlays />
    <Waiting />
  </KitSection>
);
