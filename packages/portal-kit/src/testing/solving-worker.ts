/** Takes the part of the worker that solves a proof, which runs only in browsers: finds a solution at once. */
export class SolvingWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined
  postMessage() {
    this.onmessage?.({ data: { counter: 1, derivedKey: '' } })
  }
  terminate() {}
}
