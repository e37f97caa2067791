/** The part of WebAssembly that the service uses. Node implements it, but its types do not contain it. */
declare namespace WebAssembly {
  class Module {
    readonly brand: unique symbol
  }
  class Instance {
    constructor(module: Module, imports: object)
    readonly exports: Readonly<Record<string, unknown>>
  }
  class Memory {
    readonly buffer: ArrayBuffer
    grow: (pages: number) => number
  }
  class RuntimeError extends Error {}
  function compile(bytes: Uint8Array): Promise<Module>
}
