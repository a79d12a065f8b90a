import { describe, expect, it } from 'vitest'
import { keptPoint, pointWithin } from './focalPoint.ts'

describe('the point of a picture that no frame may lose', () => {
  it('stays where it is when the picture is cut around it', () => {
    const rightHalf = { x: 50, y: 0, width: 50, height: 100 }

    expect(pointWithin(rightHalf, { x: 75, y: 30 })).toEqual({ x: 50, y: 30 })
  })

  it('moves to the edge when it was cut away', () => {
    const rightHalf = { x: 50, y: 0, width: 50, height: 100 }

    expect(pointWithin(rightHalf, { x: 10, y: 100 })).toEqual({ x: 1, y: 99 })
  })

  it('is never 0, which Payload would show as the middle', () => {
    expect(keptPoint({ x: 0, y: 100 })).toEqual({ x: 1, y: 99 })
  })
})
