import { peopleText } from '#app/shared/few-people.ts';
import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { coursePath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Picture } from '#app/ui/art/picture.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Menu, MenuGroup } from '#app/ui/dialog/menu.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { DeskCourse } from '../desk.contract.ts';
import './desk-table.css';

interface RowActions {
  onPublish: (course: DeskCourse) => void;
  onTakeDown: (course: DeskCourse) => void;
  /** Moves to a place, or asks for one. */
  onMove: (course: DeskCourse, place?: number) => void;
}

/** The courses in the admin list, each with its actions. */
export const DeskTable = ({
  courses,
  ...actions
}: { courses: readonly DeskCourse[] } & RowActions) => (
  <Table
    caption="Courses in the catalogue’s order"
    columns={columnsWith(actions)}
    rows={courses}
    keyOf={({ id }) => id}
  />
);

const columnsWith = (actions: RowActions): readonly Column<DeskCourse>[] => [
  { name: 'Position', cell: ({ place }) => place, numeric: true, wideOnly: true },
  {
    name: 'Course',
    cell: ({ id, slug, title, icon, palette, composition, image }) => (
      <div className="desk-course">
        <Picture
          src={image}
          kind="cover"
          seed={slug}
          options={{ glyph: icon, palette, composition }}
          className="desk-course-cover"
        />
        <div>
          <AppLink className="desk-course-title strong" to={`/admin/courses/${id}`}>
            {title}
          </AppLink>
          <code className="text-tiny text-faint">{slug}</code>
        </div>
      </div>
    ),
  },
  {
    name: 'Lessons',
    cell: ({ lessons, written }) => (written < lessons ? `${written} of ${lessons}` : lessons),
    numeric: true,
    wideOnly: true,
  },
  {
    name: 'Students',
    cell: ({ students }) => peopleText(students),
    numeric: true,
    wideOnly: true,
  },
  { name: 'Badges', cell: (course) => <Badges course={course} />, wideOnly: true },
  {
    name: 'Status',
    cell: ({ published }) =>
      published ? <Badge kind="ok">Published</Badge> : <Badge kind="warn">Unpublished</Badge>,
  },
  { name: 'Actions', hideName: true, cell: (course) => <Actions course={course} {...actions} /> },
];

const Badges = ({ course: { isNew, isTrending } }: { course: DeskCourse }) => (
  <span className="row">
    {!isNew && !isTrending && <span className="text-small text-faint">None</span>}
    {isNew && <Badge kind="new">New</Badge>}
    {isTrending && (
      <Badge kind="trend">
        <Icon name="trending-up" aria-hidden="true" />
        Trending
      </Badge>
    )}
  </span>
);

function Actions({ course, onPublish, onTakeDown, onMove }: { course: DeskCourse } & RowActions) {
  const { id, slug, title, place, published } = course;
  const act = (icon: IconName, label: string, press: () => void) => {
    return (
      <li>
        <button type="button" className="menu-item" onClick={press}>
          <Icon name={icon} /> {label}
        </button>
      </li>
    );
  };
  return (
    <Menu
      trigger={<Icon name="ellipsis" />}
      label={`Actions for ${title}`}
      triggerClassName="icon-button icon-button-small"
      align="end"
    >
      <MenuGroup>
        <li>
          <AppLink className="menu-item" to={`/admin/courses/${id}`}>
            <Icon name="pencil" /> Edit
          </AppLink>
        </li>
        {published && (
          <li>
            <AppLink className="menu-item" to={coursePath(slug)}>
              <Icon name="arrow-up-right" /> See its page
            </AppLink>
          </li>
        )}
        {place > 1 && act('arrow-up', 'Move up', () => onMove(course, place - 1))}
        {act('arrow-down', 'Move down', () => onMove(course, place + 1))}
        {act('list-ordered', 'Move to a position', () => onMove(course))}
        {published
          ? act('eye-off', 'Take down', () => onTakeDown(course))
          : act('rocket', 'Publish', () => onPublish(course))}
      </MenuGroup>
    </Menu>
  );
}
