import type { Words } from '../../language/words.ts'
import type { courier } from './words/fr/courier.ts'

/** The words of the page once it is awake. */
export type CourierWords = Words<typeof courier>['courier']['page']
