import calendar, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { brand } from '#app/shared/brand.ts';

export interface CalendarEvent {
  /** The same for every copy of this event. */
  id: string;
  /** Counts the changes from 0: a newer copy replaces an older one in a calendar. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  text: string;
  url: string;
  location?: string;
  cancelled?: boolean;
  /**
   * It must be done by its end, so the days before it stay free, and the calendar reminds a day
   * before.
   */
  isDeadline?: boolean;
}

const daySeconds = 24 * 60 * 60;

/** Events as iCalendar (RFC 5545), in UTC, so every calendar shows its own time zone. */
export function calendarOf(name: string, events: readonly CalendarEvent[]): string {
  const file = calendar({
    name: `${brand.name} ${name.toLowerCase()}`,
    prodId: { company: brand.name, product: name, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const {
    id,
    sequence,
    changedAt,
    startsAt,
    endsAt,
    title,
    text,
    url,
    location,
    cancelled,
    isDeadline,
  } of events) {
    const event = file.createEvent({
      id,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start: startsAt,
      end: endsAt,
      summary: cancelled ? `Cancelled: ${title}` : title,
      description: text,
      url,
      ...(location && { location }),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!isDeadline) continue;
    event.transparency(ICalEventTransparency.TRANSPARENT);
    // The library ignores `relatesTo` in the data.
    const alarm = event.createAlarm({
      type: ICalAlarmType.display,
      trigger: daySeconds,
      description: title,
    });
    alarm.relatesTo(ICalAlarmRelatesTo.end);
  }
  return file.toString();
}
