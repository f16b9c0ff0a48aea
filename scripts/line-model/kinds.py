"""What the model tells apart, and the size of a line: as src/server/gateways/ocr/line-model.ts has them."""

NOTHING = 0
CHARACTERS = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ"  # those of a VIN: no I, O or Q; the first is kind 1
MARK = len(CHARACTERS) + 1  # what frames a VIN on a plate: stars, diamonds, rings
KINDS = MARK + 1

UNSURE = -100  # the edge of a character, of which nothing is taught: what PyTorch's loss passes over

HEIGHT = 32  # pixels
WIDTH = 384  # pixels: room for 17 characters with something beside them
STEP = 4  # pixels of width of which the model says one thing
