/** What finishes a course, for people who consider it and for those who are in it. */
export const completionRule =
  'You complete a lesson by doing its practice and marking it complete. A course is finished when all its written lessons are complete. Then you get a certificate with your name that anyone can check. What you have finished stays finished, even if the course changes or your membership ends.';
