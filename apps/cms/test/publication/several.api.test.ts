import { severalSuite } from './severalSuite.ts'

severalSuite()
