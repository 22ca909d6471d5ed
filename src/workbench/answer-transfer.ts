import type { JobAnswers } from './answers.ts';
import type { JobType } from './jobs.ts';

/** The buffers of an answer that are transferred, not copied: only what the workbench made for this answer alone. */
export function answerTransfer(answer: JobAnswers[JobType]): ArrayBuffer[] {
  switch (answer.type) {
    case 'built':
      return answer.model.metals.flatMap(
        ({ positions, normals }) => [positions.buffer, normals.buffer] as ArrayBuffer[],
      );
    case 'picture':
      return [answer.pixels.rgba.buffer as ArrayBuffer];
    case 'exported':
      return [answer.bytes.buffer as ArrayBuffer];
    default:
      return [];
  }
}
