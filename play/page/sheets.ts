/** The styles of the games: each has a sheet of its own, and only that of the game that is shown counts. */

const sheets = new Map<string, Promise<HTMLLinkElement>>()

/** Loads a game's styles, which change nothing yet. */
export async function loadSheet(game: string): Promise<void> {
  const loading = sheets.get(game) ?? sheetOf(game)
  sheets.set(game, loading)
  try {
    await loading
  } catch (error) {
    sheets.delete(game)
    throw error
  }
}

/** Draws the page as a game wants it whose styles have been loaded. */
export async function showSheet(game: string): Promise<void> {
  for (const [name, loading] of sheets) (await loading).media = name === game ? 'all' : NONE
}

const NONE = 'not all'

function sheetOf(game: string): Promise<HTMLLinkElement> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.media = NONE
  sheet.href = `${game}.css`
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve(sheet)
    sheet.onerror = () => {
      sheet.remove()
      reject(new Error(`${sheet.href} could not be loaded`))
    }
    document.head.append(sheet)
  })
}
