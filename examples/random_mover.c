/* A player from outside, in C: it speaks the engine protocol (docs/engine-protocol.md) and plays at random.
   cc -o random_mover examples/random_mover.c && stip arena GAME ./random_mover 1 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char line[1000000], legal[1000000];

int main(void) {
  srand((unsigned)time(NULL));
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    if (!strncmp(line, "hello", 5)) puts("ready");
    else if (!strncmp(line, "legal ", 6)) strcpy(legal, line + 6);
    else if (!strncmp(line, "go", 2)) {
      int count = 1;
      for (char *comma = legal; (comma = strstr(comma, ", ")); comma += 2) count++;
      char *move = legal;
      for (int skip = rand() % count; skip; skip--) move = strstr(move, ", ") + 2;
      char *end = strstr(move, ", ");
      printf("move %.*s\n", end ? (int)(end - move) : (int)strlen(move), move);
    } else if (!strcmp(line, "quit")) return 0;
    fflush(stdout);
  }
  return 0;
}
