import { Writable } from 'node:stream'

/** The terminal as the reader of lines writes on it: what is typed is shown, but for what is secret. */
export class Echo extends Writable {
  isSilent = false

  constructor(private readonly output: NodeJS.WritableStream) {
    super({ decodeStrings: false })
    output.on('resize', () => this.emit('resize'))
  }

  get columns(): number | undefined {
    const columns: unknown = Reflect.get(this.output, 'columns')
    return typeof columns === 'number' ? columns : undefined
  }

  override _write(text: string, _encoding: BufferEncoding, done: () => void): void {
    if (!this.isSilent) this.output.write(text)
    done()
  }
}
