import { parallelSuite } from './parallelSuite.ts'

parallelSuite()
