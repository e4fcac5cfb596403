// How far this device has come in the lesson of each game. A game of which it knows nothing has not been offered one.

const KEY = "stip.lessons";

export type Progress = { step: number; isDone: boolean }; // the step at which the lesson goes on; whether it was finished

class Lessons {
  progress = $state.raw<Readonly<Record<string, Progress>>>(stored());
}

const lessons = new Lessons();

export function progressOf(game: string): Progress | undefined {
  return lessons.progress[game];
}

export function saveProgress(game: string, progress: Progress): void {
  lessons.progress = { ...lessons.progress, [game]: progress };
  localStorage.setItem(KEY, JSON.stringify(lessons.progress));
}

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}
