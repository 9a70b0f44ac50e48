import { deserialize, serialize } from 'node:v8';
import type { ReadCartridge, ReadLesson, ReadStage } from '../read-cartridge.ts';
import type { ReadAnswer } from './reading/answer.service.ts';

/** A lesson as bytes: a thread can hand those over, but objects are copied, all in one go. */
export type PackedLesson = Uint8Array<ArrayBuffer>;

export interface PackedCartridge extends Omit<ReadCartridge, 'stages'> {
  stages: readonly (Omit<ReadStage, 'lessons'> & { lessons: readonly PackedLesson[] })[];
}

type Read = Exclude<ReadAnswer, { fault: string }>;
export type PackedAnswer =
  | { fault: string }
  | (Omit<Read, 'cartridge'> & { cartridge: PackedCartridge });

/** What the thread answers, and the memory that it hands over. */
export function packed(answer: ReadAnswer): { answer: PackedAnswer; handedOver: ArrayBuffer[] } {
  if ('fault' in answer) return { answer, handedOver: [] };
  const stages = answer.cartridge.stages.map((stage) => ({
    ...stage,
    lessons: stage.lessons.map((lesson) => new Uint8Array(serialize(lesson))),
  }));
  return {
    answer: { ...answer, cartridge: { ...answer.cartridge, stages } },
    handedOver: stages.flatMap(({ lessons }) => lessons.map(({ buffer }) => buffer)),
  };
}

export const unpacked = (lesson: PackedLesson): ReadLesson => deserialize(lesson) as ReadLesson;
