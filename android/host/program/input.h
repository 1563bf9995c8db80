// Fingers, the wheel of a mouse, and keys.
#pragma once

void finger_down(int id, float x, float y);
void finger_move(int id, float x, float y);
void finger_up(int id);
void fingers_cancel(void);

void wheel_turn(float x, float y, float vertical, float horizontal);

// Fails if there is no key of this name.
void key_press(const char *name);
