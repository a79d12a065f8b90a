import { ordersSuite } from './ordersSuite.ts'

ordersSuite()
