/** What the navigation shows of a course. */
export interface MenuCourse {
  slug: string;
  title: string;
  icon: string;
  palette: string;
}
