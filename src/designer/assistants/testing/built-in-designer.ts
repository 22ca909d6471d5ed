import { type Designer, designerOf } from '../../assistant.ts';
import { builtInAssistant } from '../built-in.ts';

/** The designer of a studio in which the built-in assistant reads. */
export const builtInDesigner: Designer = designerOf(builtInAssistant);
