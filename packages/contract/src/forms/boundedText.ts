import { z } from 'zod'
import { singleLine } from './singleLine.ts'

/** A text in one line of so many letters at most, without what surrounds it. */
export const boundedText = (longest: number) => z.string().overwrite(singleLine).trim().max(longest)
