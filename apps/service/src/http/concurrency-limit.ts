/** Calls that are worked on at one time. Who comes when it is full is asked to come again, before anything is read or counted. */
export interface Room {
  /** False: full. Whoever was let in leaves. */
  enter(): boolean
  leave(): void
}

export const createRoom = (most: number): Room => {
  let inside = 0
  return {
    enter: () => {
      if (inside >= most) return false
      inside += 1
      return true
    },
    leave: () => {
      inside -= 1
    },
  }
}
